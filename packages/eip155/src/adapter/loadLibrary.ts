import { type Adapter, KitError } from '@kit/core/adapter'

/**
 * Loads the chain library of a kit's EVM adapter, or of the adapter itself. `member` is a member that only that library has.
 *
 * @throws KitError `adapter/notFound` when there is no EVM adapter or it is on another library.
 * @example const { getClient } = await loadLibrary<Library>(kit, 'getClient')
 */
export async function loadLibrary<Library>(
  source: Adapter | { readonly adapters: ReadonlyMap<string, Adapter> },
  member: keyof Library & string,
): Promise<Library> {
  const adapter = 'adapters' in source ? source.adapters.get('eip155') : source
  const { load } = (adapter ?? {}) as { readonly load?: () => Promise<Library & object> }
  const library = load && (await load())
  if (library && member in library) return library
  throw new KitError('adapter/notFound', {
    shortMessage: 'Adapter not found: the kit has no EVM adapter on this library.',
  })
}
