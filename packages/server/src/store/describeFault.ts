/** One sentence about a file of the data directory that could not be opened, by SQLite's or the system's code. */
export function describeFault(file: string, code: string): string {
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `dataDir: ${file} is damaged or no database (${code}); put back a backup of the whole directory`
  if (/^(EEXIST|ENOTDIR)$/.test(code)) return `dataDir: is no directory (${code})`
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) return `dataDir: may not be written by this user (${code})`
  if (/^SQLITE_(FULL|IOERR)/.test(code))
    return `dataDir: ${file} cannot be read or written (${code}); is the disk full?`
  if (code === '') return `dataDir: ${file} cannot be opened; is it a file that this user may write?`
  return `dataDir: ${file} cannot be opened (${code})`
}
