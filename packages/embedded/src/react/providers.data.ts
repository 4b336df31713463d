import type { AnyIcon } from '@kit/react-ui/feature'
import type { SocialProvider } from '../protocol/fields.js'

/** Names and icons of social providers. Icons are outlines on a 24-pixel grid. */
export const providers: {
  readonly [Name in SocialProvider]: { readonly name: string; readonly icon: Exclude<AnyIcon, string> }
} = {
  google: { name: 'Google', icon: { path: 'M12.5 12H20a8 8 0 11-2.5-5.8' } },
  x: { name: 'X', icon: { path: 'M4.5 4.5h3.8l11.2 15h-3.8zM18.7 4.5l-6 6.7M11 13.2l-5.7 6.3' } },
  discord: {
    name: 'Discord',
    icon: {
      path: 'M8.8 6C7.3 6.3 6 6.8 5 7.5c-1.5 2.6-2.1 5.5-2 8.8 1.3 1 2.7 1.8 4.3 2.2l1-1.8M15.2 6c1.5.3 2.8.8 3.8 1.5 1.5 2.6 2.1 5.5 2 8.8-1.3 1-2.7 1.8-4.3 2.2l-1-1.8M6.8 16c3.3 1.5 7.1 1.5 10.4 0M7.5 7.5c3-1 6-1 9 0M9 11.8v1.2M15 11.8v1.2',
    },
  },
  farcaster: {
    name: 'Farcaster',
    icon: { path: 'M6.5 19.5V5h11v14.5M4 8.5h2.5M17.5 8.5H20M4.8 19.5h4.4v-5.7a2.8 2.8 0 015.6 0v5.7h4.4' },
  },
  github: {
    name: 'GitHub',
    icon: {
      path: 'M9.5 20.5v-3c-3.9.9-4.7-1.6-5.5-2.5M14.5 20.5v-3.4c0-1-.3-1.7-.8-2.2 3-.4 5.3-1.6 5.3-5.4a4.3 4.3 0 00-1.2-3c.3-.8.2-2-.1-2.9-1 0-2.2.5-3.2 1.3a10.8 10.8 0 00-5 0c-1-.8-2.2-1.3-3.2-1.3-.3.9-.4 2.1-.1 2.9a4.3 4.3 0 00-1.2 3c0 3.8 2.3 5 5.3 5.4-.5.5-.8 1.2-.8 2.1',
    },
  },
  apple: {
    name: 'Apple',
    icon: {
      path: 'M12 8.2c-1-.8-2-1.2-3.1-1.2C6.5 7 5 9 5 11.8c0 3.5 2.3 7.7 4.4 7.7 1 0 1.5-.6 2.6-.6s1.6.6 2.6.6c1.7 0 3.3-2.5 4.1-4.8-1.7-.7-2.6-2-2.6-3.6 0-1.5.8-2.7 2-3.4C17.3 7.2 16.2 7 15.1 7c-1.1 0-2.1.4-3.1 1.2zM12 6c0-1.8 1.1-3 2.8-3.3',
    },
  },
  facebook: {
    name: 'Facebook',
    icon: { path: 'M12 21a9 9 0 100-18 9 9 0 000 18zM15.2 7.8h-1.2a2 2 0 00-2 2V21M9.3 13h5.4' },
  },
}
