// Loaded into the web: headers that Next leaves out where it answers by itself, and that no build can know.
import { refuseUnreadable } from '../../clinic-api/http/unreadable.ts'
import { commonHeaders } from './response-headers.ts'
import { putInFront, whenServing } from './when-serving.ts'

whenServing((server) => {
  putInFront(server, (request, response, next) => {
    const isOverHttps = request.headers['x-forwarded-proto'] === 'https'
    for (const [name, value] of Object.entries(commonHeaders(isOverHttps))) response.setHeader(name, value)
    next()
  })
  refuseUnreadable(server, { headers: { ...commonHeaders(), 'cache-control': 'no-store' } })
})
