export { PresetProvider, type PresetProviderProps } from './PresetProvider.js'
