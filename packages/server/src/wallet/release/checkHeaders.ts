import { FrameFaultError } from './FrameFault.js'
import { fileHeaders, framePolicy } from './frameHeaders.js'

const policyHeader = 'content-security-policy'
const ancestorsDirective = 'frame-ancestors'
const transportHeader = 'strict-transport-security'
/** Browsers that visited within the last half year refuse plain HTTP. */
const leastSeconds = 15_768_000

/** @throws FrameFaultError `header`, unless the headers are those of every file of a frame */
export function checkHeaders(headers: Headers, origin: string): void {
  for (const [name, value] of Object.entries(fileHeaders(origin))) {
    const given = headers.get(name) ?? 'missing'
    const seconds = Number(/^max-age=(\d+)/.exec(given)?.[1] ?? 0)
    if (name === transportHeader ? seconds < leastSeconds : given !== value)
      throw new FrameFaultError('header', `${name} is ${given}, expected ${value}`)
  }
}

/**
 * Checks the policy of the frame's page and returns the allowed embedders, which the project chooses.
 *
 * @throws FrameFaultError `header`
 */
export function checkPolicy(headers: Headers, scripts: readonly string[], login: string): string {
  const given = directivesOf(headers.get(policyHeader) ?? '')
  const embedders = given.get(ancestorsDirective)
  if (embedders === undefined) throw new FrameFaultError('header', `${policyHeader} has no ${ancestorsDirective}`)
  for (const [name, value] of directivesOf(framePolicy({ embedders: undefined, scripts, login }))) {
    const there = given.get(name)
    given.delete(name)
    if (name !== ancestorsDirective && there !== value)
      throw new FrameFaultError('header', `${policyHeader}: ${name} is ${there ?? 'missing'}, expected ${value}`)
  }
  const [other] = given.keys()
  if (other !== undefined) throw new FrameFaultError('header', `${policyHeader} has an unexpected directive: ${other}`)
  return embedders
}

function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
}
