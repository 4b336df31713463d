import type { SignInRequest } from '@kit/core/adapter'

/** More proofs in one response are treated as hostile. */
const maxCacaos = 100

/**
 * Reads what CACAOs claim to grant within the request: accounts (CAIP-10), their networks, and methods from the last resource, a ReCap with
 * `eip155`: `request/<method>`. Ignores unrequested networks and methods, and other abilities.
 *
 * @example readSignInGrants(cacaos, { request, methods: ['personal_sign'] }).accounts // ['eip155:1:0xAb…']
 */
export function readSignInGrants(
  cacaos: readonly unknown[],
  requested: { readonly request: Pick<SignInRequest, 'networkIds'>; readonly methods: readonly string[] },
): { readonly accounts: readonly string[]; readonly chains: readonly string[]; readonly methods: readonly string[] } {
  const wanted = new Set<string>(requested.request.networkIds)
  const claims = cacaos.slice(0, maxCacaos).flatMap((cacao) => {
    const { p } = asRecord(cacao)
    const { iss, resources } = asRecord(p)
    const [, network = '', address = ''] = /^did:pkh:(eip155:[1-9]\d{0,31}):(0x[\da-fA-F]{40})$/.exec(String(iss)) ?? []
    if (address === '') return []
    const last: unknown = Array.isArray(resources) ? resources.at(-1) : undefined
    const grants = Object.entries(asRecord(asRecord(asRecord(readRecap(last)).att).eip155)).flatMap(
      ([ability, limits]) => {
        const method = ability.startsWith('request/') ? ability.slice('request/'.length) : ''
        if (!requested.methods.includes(method)) return []
        return [{ method, chains: toList(asRecord(toList(limits)[0]).chains) }]
      },
    )
    const networks = [network, ...grants.flatMap(({ chains }) => chains)].filter((id) => wanted.has(String(id)))
    return [{ address, networks, methods: grants.map(({ method }) => method) }]
  })
  const accounts = claims.flatMap(({ address, networks }) => networks.map((network) => `${network}:${address}`))
  const networks = new Set(claims.flatMap((claim) => claim.networks))
  return {
    accounts: unique(accounts),
    // In requested order, with the active one first.
    chains: [...wanted].filter((id) => networks.has(id)),
    methods: unique(claims.flatMap((claim) => claim.methods)),
  }
}

function readRecap(resource: unknown): unknown {
  try {
    const [, text] = /^urn:recap:([\w-]+)$/.exec(String(resource)) ?? []
    return text === undefined ? undefined : JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}

const unique = (items: readonly string[]): string[] => [...new Set(items)]

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 1000) : [])

const asRecord = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {}
