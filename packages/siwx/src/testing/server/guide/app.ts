import { Hono } from 'hono'
import { backend } from './backend.js'

export const app = new Hono()

app.all('/api/siwx/*', (c) => backend.handle(c.req.raw))

app.get('/api/orders', async (c) => {
  const session = await backend.getSession(c.req.raw)
  if (session === undefined) return c.json({ error: 'Sign in first.' }, 401)
  return c.json({ ordersOf: session.accounts })
})

// Accept changes only from pages of the app: a cookie identifies the sender, not their intent.
app.post('/api/orders', async (c) => {
  if (c.req.header('origin') !== 'https://dapp.example') return c.json({ error: 'Only from our own pages.' }, 403)
  const session = await backend.getSession(c.req.raw)
  if (session === undefined) return c.json({ error: 'Sign in first.' }, 401)
  return c.json({ orderedBy: session.accounts.at(-1) })
})
