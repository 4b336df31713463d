import { createStore, type Directory, type DirectoryFactory, type DirectoryState, readable } from '@kit/core/plugin'
import { emptyDirectory } from './emptyDirectory.js'

/**
 * Returns a directory whose code is loaded when the page is idle after the engine has loaded, or by its first command. `directory` uses it.
 * Call it yourself to bundle the code of `startDirectory` with your own.
 *
 * @param load Loads the code. If it fails, the next command calls it again.
 * @example
 * const load = async () => ({ startDirectory: (await import('./services.js')).startDirectory })
 * createKit({ metadata, adapters, directory: lazyDirectory(load) })
 */
export function lazyDirectory(load: () => Promise<{ readonly startDirectory: DirectoryFactory }>): DirectoryFactory {
  return (context) => {
    const store = createStore(emptyDirectory)
    let real: Directory | undefined
    /** Images that were requested before the code was loaded. */
    const wanted: Parameters<Directory['imageUrl']>[] = []
    const { asyncCommand, action } = context.listCommands(load, (code) => start(code.startDirectory(context)), 'idle')
    context.onDestroy(store.complete)

    function start(started: Directory) {
      real = started
      for (const image of wanted.splice(0)) started.imageUrl(...image)
      return { ...started, destroy: started.subscribe(() => store.update(started.getState)) }
    }

    const pick =
      <Name extends keyof Directory>(name: Name) =>
      () =>
      (services: Directory): Directory[Name] =>
        services[name]
    /** Shows that the code failed to load. Once it is loaded, the directory shows its failures itself. */
    const showing = (command: () => Promise<void>, failed: Partial<DirectoryState>) => () =>
      command().catch((error) => {
        store.update((state) => ({ ...state, ...failed }))
        throw error
      })

    return {
      ...readable(store),
      prefetch: showing(asyncCommand(pick('prefetch')), { first: 'error' }),
      loadMore: showing(asyncCommand(pick('loadMore')), { first: 'error' }),
      search: action(pick('search')),
      setVerifiedOnly: action(pick('setVerifiedOnly')),
      imageUrl(...image) {
        if (!real) wanted.push(image)
        return real?.imageUrl(...image)
      },
      retry: asyncCommand(pick('retry')),
    }
  }
}
