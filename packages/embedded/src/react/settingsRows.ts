export { EmailRow } from './EmailRow.js'
export { SmartAccountRow } from './SmartAccountRow.js'
export { UpgradeRow } from './UpgradeRow.js'
export { WalletPageRows } from './WalletPageRows.js'
