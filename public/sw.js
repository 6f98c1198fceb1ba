// Shows what the server pushes to this browser, and opens its page when it is pressed. It answers no requests and keeps
// nothing.
self.addEventListener('push', (event) => {
  const { title, body, href, tag } = event.data.json()
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    data: { href },
    icon: '/apple-touch-icon.png',
  })
  event.waitUntil(shown)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.href, self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(show(address.href))
})

async function show(address) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(address)
  await open.focus()
  // A window that this worker does not control cannot be led elsewhere.
  return open.navigate(address).catch(() => self.clients.openWindow(address))
}
