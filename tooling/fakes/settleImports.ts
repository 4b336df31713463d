import { afterAll, vi } from 'vitest'

// Test files of a project share a process and its modules. An import that is pending at the end of one file would fail in the next.
afterAll(() => vi.dynamicImportSettled())
