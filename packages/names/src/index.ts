export { checkName, isBio, type NameProblem, nameLimits } from './checkName.js'
export type { NamesErrorCodes } from './NamesErrorCodes.js'
export { isBusy, type NameOffer, type NamesState, type NameValidation } from './NamesState.js'
export { type NamesApi, type NamesOptions, type NamesPlugin, names } from './names.js'
