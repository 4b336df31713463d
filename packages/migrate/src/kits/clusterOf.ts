import type { SgNode } from '@ast-grep/napi'
import { literalOf } from '../edit/jsxOf.js'

/** A cluster, as the kit names it. */
export type SolanaCluster = {
  readonly network: 'solanaMainnet' | 'solanaDevnet' | 'solanaTestnet'
  /** Code of its endpoint, unless it is the public one. */
  readonly url: string | undefined
}

/**
 * Returns the cluster of an endpoint: a string, `clusterApiUrl('devnet')`, an environment variable, or a variable of the file with one of
 * these, memoized or not.
 */
export function clusterOf(root: SgNode, endpoint: string): SolanaCluster | undefined {
  const code = resolved(root, endpoint)
  const [, argument] = /^clusterApiUrl\((.+)\)$/.exec(code) ?? []
  const name = argument === undefined ? code : resolved(root, argument)
  const isKnown =
    argument === undefined
      ? isConstant(code)
      : /^WalletAdapterNetwork\.\w+$/.test(name) || literalOf(name) !== undefined
  if (!isKnown) return undefined
  const network = /devnet/i.test(name) ? 'solanaDevnet' : /testnet/i.test(name) ? 'solanaTestnet' : 'solanaMainnet'
  return { network, url: argument === undefined ? code : undefined }
}

const isConstant = (code: string): boolean =>
  literalOf(code) !== undefined || /^(import\.meta\.env|process\.env)\.\w+!?$/.test(code)

function resolved(root: SgNode, code: string): string {
  const value = initializerOf(root, code)?.text() ?? code
  return /^useMemo\(\s*\(\)\s*=>\s*([^,]+?),\s*\[[^\]]*\],?\s*\)$/.exec(value)?.[1] ?? value
}

/** Returns the value that a file declares a variable with. */
export function initializerOf(root: SgNode, name: string): SgNode | undefined {
  if (!/^[\w$]+$/.test(name)) return undefined
  const regex = `^${name.replaceAll('$', '\\$')}$`
  const declarator = root.find({ rule: { kind: 'variable_declarator', has: { field: 'name', regex } } })
  return declarator?.field('value') ?? undefined
}
