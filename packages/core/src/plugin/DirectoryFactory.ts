import type { Directory } from '../directory/Directory.js'
import type { PluginContext } from './Plugin.js'

/** Makes a directory when the kit is created. Must not request anything before `prefetch`, `loadMore` or `search`. */
export type DirectoryFactory = (context: PluginContext) => Directory
