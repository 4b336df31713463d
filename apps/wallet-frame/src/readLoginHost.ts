import * as z from 'zod/mini'

const schema = z.object({ login: z.url() })

/**
 * Reads where logins happen out of the signed release: neither the page nor the address decides that.
 *
 * @throws TypeError when the frame's host cannot be asked
 */
export async function readLoginHost(): Promise<string> {
  const response = await fetch('/wallet.json')
  return new URL(schema.parse(await response.json()).login).origin
}
