export { ActivityTab } from './ActivityTab.js'
export { en } from './en.data.js'
export { transactionView as Transaction } from './Transaction.js'
export { transactionsView as Transactions } from './Transactions.js'
