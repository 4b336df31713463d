import type { AuthTables } from './tables/AuthTables.js'
import type { BundlerTables } from './tables/BundlerTables.js'
import type { HistoryTables } from './tables/HistoryTables.js'
import type { MailTables } from './tables/MailTables.js'
import type { NameTables } from './tables/NameTables.js'
import type { OrderTables } from './tables/OrderTables.js'
import type { PaymentTables } from './tables/PaymentTables.js'
import type { SessionTables } from './tables/SessionTables.js'
import type { WalletTables } from './tables/WalletTables.js'

/** Table of used one-time messages. */
export type SpentTables = {
  readonly spent_messages: {
    /** SHA-256 of signer and message, in hex. */
    readonly digest: string
    /** After this time the message is refused as too old, and the row can be deleted. */
    readonly expires_at: number
  }
}

/** Table of quota usage. */
export type QuotaTables = {
  readonly quota_uses: {
    readonly project: string
    /** A UTC day such as `2026-11-26`, or a month such as `2026-11`. */
    readonly period: string
    /** Points. */
    readonly used: number
  }
}

/** Tables of analytics. */
export type EventTables = {
  readonly events: {
    /** Digest of the project and the page's event ID, so that a repeated delivery counts once. */
    readonly id: string
    readonly project: string
    readonly received_at: number
    /** The event as JSON, with a hashed address unless configured otherwise. */
    readonly event: string
  }
  /** Generated secrets, shared by all servers of a database. */
  readonly secrets: { readonly name: string; readonly value: string }
}

/**
 * All tables. Column types exist in both databases: text, and integers below 2^53. Amounts are decimal text, times milliseconds, JSON is
 * text.
 */
export type Tables = NameTables &
  SessionTables &
  HistoryTables &
  OrderTables &
  EventTables &
  AuthTables &
  MailTables &
  PaymentTables &
  QuotaTables &
  SpentTables &
  WalletTables &
  BundlerTables
