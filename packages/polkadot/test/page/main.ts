export { polkadot } from '../../src/index.js'
