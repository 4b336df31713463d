import { afterAll, vi } from 'vitest'

// Test files of a project share a process and its modules: an import still pending at the end of one file would fail in the next.
afterAll(() => vi.dynamicImportSettled())
