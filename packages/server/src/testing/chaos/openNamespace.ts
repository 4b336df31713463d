import { execFileSync } from 'node:child_process'
import type { ChaosFault } from './ChaosScene.js'

/** A network namespace, connected to this one by a link that can go down. */
export type NetworkNamespace = {
  /** Program and arguments that run a command in it. */
  readonly wrapper: readonly string[]
  readonly name: string
  readonly innerAddress: string
  readonly outerAddress: string
}

/** Opens a network namespace, or says in its fault why this machine has none. */
export function openNamespace(
  isPrivileged: boolean,
): (NetworkNamespace | object) & { readonly fault: ChaosFault; close(): void } {
  const name = `kit-chaos-${process.pid}`
  // Names of links have at most 15 characters. The network is unlikely to be in use.
  const [outer, inner] = [`kc${process.pid}o`, `kc${process.pid}i`]
  const third = process.pid % 250
  const [outerAddress, innerAddress] = [`10.213.${third}.1`, `10.213.${third}.2`]
  const close = (): void => ip(`netns delete ${name}`)
  const fault = {
    name: 'partition of one replica from everything',
    async inject() {
      ip(`link set ${outer} down`)
      return async () => ip(`link set ${outer} up`)
    },
  }
  try {
    if (!isPrivileged) throw new Error('not requested')
    ip(`netns add ${name}`)
  } catch {
    return { fault: { ...fault, missing: 'the right to create network namespaces' }, close: () => undefined }
  }
  try {
    ip(`link add ${outer} type veth peer name ${inner} netns ${name}`)
    ip(`addr add ${outerAddress}/30 dev ${outer}`)
    ip(`link set ${outer} up`)
    ip(`-n ${name} addr add ${innerAddress}/30 dev ${inner}`)
    ip(`-n ${name} link set ${inner} up`)
    ip(`-n ${name} link set lo up`)
  } catch {
    close()
    return { fault: { ...fault, missing: 'virtual network links' }, close: () => undefined }
  }
  return { fault, close, name, innerAddress, outerAddress, wrapper: ['ip', 'netns', 'exec', name] }
}

function ip(command: string): void {
  execFileSync('ip', command.split(' '), { stdio: 'pipe' })
}
