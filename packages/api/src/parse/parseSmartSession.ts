import { cleanText } from '@kit/core/plugin'
import type { CreateSessionBody, ListSessionsResponse } from '../contract/contract.data.js'
import { fieldsOf, listOf } from './fieldsOf.js'
import { secondsOf } from './numberOf.js'
import { requireHex, wordOf } from './wordOf.js'

/** A permission or a signer: its type and data. */
export type SessionPart = { readonly type: string; readonly data: unknown }

/** The terms with which a session is created or activated. */
export type SessionTerms = {
  /** Expiry in milliseconds since the epoch. Services use seconds. */
  readonly expiryMs: number
  /** The dapp's key. */
  readonly signer: SessionPart
  readonly permissions: readonly SessionPart[]
  readonly policies: readonly unknown[]
}

/** A wallet session of an account. */
export type WalletSession = {
  readonly pci: string
  readonly project: { readonly id: string; readonly name: string }
  /** Milliseconds since the epoch. */
  readonly expiryMs: number
  readonly createdAtMs: number
  readonly revokedAtMs: number | undefined
  readonly permissions: readonly SessionPart[]
  readonly policies: readonly unknown[]
  /** Hex that the wallet returned. */
  readonly context: `0x${string}`
}

/** Parses one session, which is untrusted. Returns undefined without an ID, times or a context. */
export function parseSmartSession(value: unknown): WalletSession | undefined {
  const row = fieldsOf<ListSessionsResponse['pcis'][number]>(value)
  const project = fieldsOf<ListSessionsResponse['pcis'][number]['project']>(row.project)
  const pci = wordOf(row.pci)
  const expiryMs = secondsOf(row.expiry)
  const createdAtMs = secondsOf(row.createdAt)
  const context = contextOf(row.context)
  if (pci === undefined || expiryMs === undefined || createdAtMs === undefined || context === undefined)
    return undefined
  return {
    pci,
    project: { id: cleanText(project.id, 128), name: cleanText(project.name) },
    expiryMs,
    createdAtMs,
    revokedAtMs: secondsOf(row.revokedAt),
    permissions: listOf(row.permissions, 100).flatMap((part) => parsePart(part) ?? []),
    policies: listOf(row.policies, 100),
    context,
  }
}

/** Converts terms to the format of the contract. */
export function termsBody({
  expiryMs,
  signer,
  permissions,
  policies,
}: SessionTerms): Pick<CreateSessionBody, 'expiry' | 'signer' | 'permissions' | 'policies'> {
  return {
    expiry: Math.floor(expiryMs / 1000),
    signer: { ...signer },
    permissions: permissions.map((permission) => ({ ...permission })),
    policies: [...policies],
  }
}

function parsePart(value: unknown): SessionPart | undefined {
  const { type, data } = fieldsOf(value)
  const kind = cleanText(type, 100)
  return kind === '' ? undefined : { type: kind, data }
}

function contextOf(value: unknown): `0x${string}` | undefined {
  try {
    return requireHex(value ?? '0x')
  } catch {
    return undefined
  }
}
