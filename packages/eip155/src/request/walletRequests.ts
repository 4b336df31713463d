// What an adapter asks of a wallet once it is connected: one lazy chunk, for a page needs none of it to show a connection.
export { switchOrAddNetwork } from '../network/switchOrAddNetwork.js'
export { sendTransaction } from './sendTransaction.js'
export { signMessage } from './signMessage.js'
export { signTypedData } from './signTypedData.js'
