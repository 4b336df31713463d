import { optionError } from '../error/optionError.js'
import type { KitOptions } from './KitOptions.js'

// A URL with a scheme. Or empty, or `null`: the value of `location.origin` on a server, and on a page loaded from a file.
const address = /^([a-z][a-z\d+.-]*:\/\/\S*|null)?$/i

// The origins that views can compare with those of images: a `*` ends its label, and a default port isn't part of an origin.
const imageSource = /^(?!https:.*:443$|http:.*:80$|.*\*[^.:])([a-z][a-z\d+.-]*:|https?:\/\/[a-z\d._*:[\]-]+)$/

/** Rejects invalid options of `createKit` with `kit/invalidOption`, which names the allowed values. */
export function checkSettings({ metadata, adapters, connectors = [], imageSources = [] }: KitOptions): void {
  const { name, description, url, icons } = metadata ?? {}
  if (typeof name !== 'string' || typeof description !== 'string' || typeof url !== 'string' || !Array.isArray(icons))
    throw optionError('metadata', metadata, '{ name, description, url, icons: [] }')
  if (!address.test(url)) throw optionError('metadata.url', url, 'an absolute URL, such as https://dapp.example')
  if (!Array.isArray(adapters) || adapters.length + connectors.length === 0)
    throw optionError('adapters', adapters, 'an array such as [eip155({ networks: [mainnet] })]')
  for (const source of imageSources)
    if (!imageSource.test(source))
      throw optionError(
        'imageSources',
        source,
        'an array of origins such as https://*.example, without a path, or https:',
      )
}
