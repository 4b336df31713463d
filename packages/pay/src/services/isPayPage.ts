const page = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^\s"'<>\\]{0,4096}$/i

/** Whether a value is the address of a page that visitors may be sent to: `https:`, or of this machine. */
export const isPayPage = (value: unknown): value is string => typeof value === 'string' && page.test(value)
