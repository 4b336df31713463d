import type { AuthTables } from './tables/AuthTables.js'
import type { BundlerTables } from './tables/BundlerTables.js'
import type { EventTables } from './tables/EventTables.js'
import type { HistoryTables } from './tables/HistoryTables.js'
import type { MailTables } from './tables/MailTables.js'
import type { NameTables } from './tables/NameTables.js'
import type { OrderTables } from './tables/OrderTables.js'
import type { PaymentTables } from './tables/PaymentTables.js'
import type { QuotaTables } from './tables/QuotaTables.js'
import type { SessionTables } from './tables/SessionTables.js'
import type { SpentTables } from './tables/SpentTables.js'
import type { WalletTables } from './tables/WalletTables.js'

/**
 * Every table. Column types that both databases have: text, and integers below 2^53. Amounts are decimal text, times milliseconds,
 * JSON is text.
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
