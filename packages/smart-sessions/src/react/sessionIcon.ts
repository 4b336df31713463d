import type { AnyIcon } from '@kit/react-ui/feature'

/** A key. */
export const sessionIcon: AnyIcon = {
  path: 'M14.5 4a5.5 5.5 0 11-1.6 10.8L11 16.7H9v2H7v2H3.5v-3.5l6.2-6.2A5.5 5.5 0 0114.5 4zM16 8h.01',
}
