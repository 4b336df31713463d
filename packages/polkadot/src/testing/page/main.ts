export { polkadot } from '../../index.js'
