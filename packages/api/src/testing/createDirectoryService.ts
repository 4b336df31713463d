import { createFakeService, type FakeResponse } from './createFakeService.js'

/** Creates a wallet ID like those of directories. */
export const idOf = (index: number): string => index.toString(16).padStart(64, '0')

/** Creates a directory of `count` wallets that pages, searches, includes and excludes like kit-server (rule directory-1). */
export function createDirectoryService(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    name: `Wallet ${index}`,
    image_id: `image-${index}`,
    chains: ['eip155:1'],
    badge_type: index % 2 === 0 ? 'certified' : 'none',
  }))
  const state: {
    fault: ((url: URL) => FakeResponse | undefined) | undefined
    origins: readonly string[]
    more: number
  } = {
    fault: undefined,
    origins: [],
    // Number of wallets that it counts but doesn't have.
    more: 0,
  }
  const service = createFakeService((url) => {
    const fault = state.fault?.(url)
    if (fault !== undefined) return fault
    if (url.pathname === '/projects/v1/origins') return { body: { allowedOrigins: state.origins } }
    if (url.pathname.startsWith('/getWalletImage/')) {
      return { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', headers: { 'content-type': 'image/svg+xml' } }
    }
    const list = (name: string) => url.searchParams.get(name)?.split(',')
    const search = url.searchParams.get('search')
    const [include, exclude] = [list('include'), list('exclude')]
    const found = rows.filter(
      ({ id, name, badge_type }) =>
        (include === undefined || include.includes(id)) &&
        !exclude?.includes(id) &&
        (search === null || name.includes(search)) &&
        (url.searchParams.get('badge_type') === null || url.searchParams.get('badge_type') === badge_type),
    )
    const [page, entries] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('entries'))]
    return { body: { count: found.length + state.more, data: found.slice((page - 1) * entries, page * entries) } }
  })
  const wallets = () => service.requested.filter(({ pathname }) => pathname === '/getWallets')
  return Object.assign(service, { state, wallets })
}
