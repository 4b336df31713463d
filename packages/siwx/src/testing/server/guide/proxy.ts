import { backend } from './backend.js'

/** Sends users who aren't signed in to another page. */
export async function proxy(request: Request): Promise<Response | undefined> {
  if ((await backend.getSession(request)) !== undefined) return undefined
  return Response.redirect(new URL('/sign-in', request.url))
}

export const config = { matcher: '/orders/:path*' }
