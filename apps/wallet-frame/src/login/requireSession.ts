import { ApiFailure } from '../failure/ApiFailure.js'
import type { Login } from './createLogin.js'
import type { Session } from './Session.js'

/** Returns the session. @throws ApiFailure 401 if signed out */
export async function requireSession(login: Pick<Login, 'session'>): Promise<Session> {
  const session = await login.session()
  if (session === undefined) throw new ApiFailure(401, 'authorization', 'Not signed in.')
  return session
}
