import type { Migration } from 'kysely'
import { names } from './migrations/0001Names.js'
import { sessions } from './migrations/0002Sessions.js'
import { history } from './migrations/0003History.js'
import { orders } from './migrations/0004Orders.js'
import { events } from './migrations/0005Events.js'
import { nameProofs } from './migrations/0007NameProofs.js'
import { sessionGas } from './migrations/0008SessionGas.js'
import { historyAskers } from './migrations/0010HistoryAskers.js'
import { historyNfts } from './migrations/0011HistoryNfts.js'
import { auth } from './migrations/0012Auth.js'
import { mail } from './migrations/0013Mail.js'
import { wallet } from './migrations/0014Wallet.js'
import { bundler } from './migrations/0015Bundler.js'
import { payments } from './migrations/0016Payments.js'
import { walletLanguages } from './migrations/0017WalletLanguages.js'
import { quotas } from './migrations/0018Quotas.js'
import { historyListUse } from './migrations/0019HistoryListUse.js'
import { refreshSalts } from './migrations/0021RefreshSalts.js'

/** All schema migrations by name, in order; forward only, never edited after a release. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001Names': names,
  '0002Sessions': sessions,
  '0003History': history,
  '0004Orders': orders,
  '0005Events': events,
  '0007NameProofs': nameProofs,
  '0008SessionGas': sessionGas,
  '0010HistoryAskers': historyAskers,
  '0011HistoryNfts': historyNfts,
  '0012Auth': auth,
  '0013Mail': mail,
  '0014Wallet': wallet,
  '0015Bundler': bundler,
  '0016Payments': payments,
  '0017WalletLanguages': walletLanguages,
  '0018Quotas': quotas,
  '0019HistoryListUse': historyListUse,
  '0021RefreshSalts': refreshSalts,
}
