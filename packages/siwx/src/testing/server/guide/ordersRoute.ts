import { backend } from './backend.js'

export async function GET(request: Request): Promise<Response> {
  const session = await backend.getSession(request)
  if (session === undefined) return Response.json({ error: 'Sign in first.' }, { status: 401 })
  return Response.json({ ordersOf: session.accounts })
}
