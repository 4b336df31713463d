export { solana } from '../../index.js'
