import * as z from 'zod/mini'

const schema = z.object({ login: z.url() })

/**
 * Reads the login host from the signed release: neither the page nor the URL decides it.
 *
 * @throws TypeError when the frame's host is unreachable
 */
export async function readLoginHost(): Promise<string> {
  const response = await fetch('/wallet.json')
  return new URL(schema.parse(await response.json()).login).origin
}
