import { messageAnswer } from '../common.ts'
import { resource, resourceInput, resourceList, resourcesQuery, updateResourceInput } from '../resources.ts'
import { calls } from './call.ts'

/** Rooms and equipment. */
export const resourceCalls = calls('clinics', {
  list: {
    method: 'GET',
    path: '/resources',
    action: 'resource.read',
    query: resourcesQuery,
    answer: resourceList,
  },
  create: {
    method: 'POST',
    path: '/resources',
    action: 'resource.write',
    body: resourceInput,
    answer: resource,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/resources/:id',
    action: 'resource.write',
    body: updateResourceInput,
    answer: resource,
  },
  delete: {
    method: 'DELETE',
    path: '/resources/:id',
    action: 'resource.write',
    answer: messageAnswer,
  },
})
