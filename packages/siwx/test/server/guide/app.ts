import { Hono } from 'hono'
import { backend } from './backend.js'

export const app = new Hono()

app.all('/api/siwx/*', (c) => backend.handle(c.req.raw))

app.get('/api/orders', async (c) => {
  const session = await backend.getSession(c.req.raw)
  if (session === undefined) return c.json({ error: 'Sign in first.' }, 401)
  return c.json({ ordersOf: session.accounts })
})

// What changes something is for pages of the app alone: a cookie says who asks, not that they meant to.
app.post('/api/orders', async (c) => {
  if (c.req.header('origin') !== 'https://dapp.example') return c.json({ error: 'Only from our own pages.' }, 403)
  const session = await backend.getSession(c.req.raw)
  if (session === undefined) return c.json({ error: 'Sign in first.' }, 401)
  return c.json({ orderedBy: session.accounts.at(-1) })
})
