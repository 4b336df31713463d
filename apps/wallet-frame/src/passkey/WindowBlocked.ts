/** The browser opened no window. */
export class WindowBlocked extends Error {}
