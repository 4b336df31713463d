export { modal } from '@kit/react-ui'
export { defineKitElements } from './defineKitElements.js'
export type { ElementErrorCodes } from './ElementErrorCodes.js'
export type { KitButtonElement, KitElement, KitElementEvents, KitModalElement } from './KitElement.js'
