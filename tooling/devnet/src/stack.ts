export { type DevNode, type Family, type FamilyConfig, families } from './startFamilies.js'
export { type RunningServer, startServer } from './startServer.js'
export { type Stack, type StackConfig, type StackPorts, startStack } from './startStack.js'
export { type StaticServer, startStatic } from './startStatic.js'
