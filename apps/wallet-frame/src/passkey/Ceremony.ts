/** What is asked of passkeys, as the server or the frame gives it: another one is made, or one that there is shown. */
export type Ceremony = {
  readonly kind: 'make' | 'show'
  readonly options: Readonly<Record<string, unknown>>
}
