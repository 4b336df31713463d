import type { SwappableToken } from '../SwapState.js'
import type { SwapServices } from '../services/createSwapServices.js'

export { createSwapServices } from '../services/createSwapServices.js'
export { prepareSwap as prepare } from '../services/prepareSwap.js'
export { beginSwap as start } from './beginSwap.js'
export { checkMaybeSwapped as check } from './checkMaybeSwapped.js'
export { editSwap as edit } from './editSwap.js'
export { quote } from './quote.js'
export { requestSwap as request } from './requestSwap.js'
export { submitSwap as submit } from './submitSwap.js'
export { switchSides } from './switchSides.js'

/** Loads the tokens that can be swapped on the active network. */
export const loadTokens = ({ loadTokens }: SwapServices): (() => Promise<readonly SwappableToken[]>) => loadTokens
