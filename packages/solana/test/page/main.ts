export { solana } from '../../src/index.js'
