// Outlives a test run that was killed: when the run is gone, so is the end of this pipe, and the database and its folders with it.
const { rmSync } = require('node:fs');

const [pid, ...folders] = process.argv.slice(2);
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
process.stdin.resume().on('end', () => {
  try {
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It was stopped in order.
  }
  setTimeout(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }, 300);
});
