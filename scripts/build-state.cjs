'use strict';
const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');

/** What the build is made from. */
const SOURCES = [
  'src',
  'migrations',
  'ormconfig.ts',
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
];
const STAMP = path.join('dist', '.built-from');

/** A text that changes when a source is changed, added or removed. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, root, source);
  return hash.digest('hex');
}

function addTo(hash, root, relative) {
  const stat = fs.statSync(path.join(root, relative), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of fs.readdirSync(path.join(root, relative)).sort()) addTo(hash, root, path.join(relative, name));
  } else if (!/\.spec\.ts$/.test(relative)) {
    hash.update(relative + '\0' + stat.mtimeMs + '\0' + stat.size + '\n');
  }
}

/** Whether `dist` was made from the sources as they are. Where there are no sources, what was delivered is what runs. */
function isBuilt(root, entry) {
  if (!fs.existsSync(path.join(root, 'dist', 'src', entry + '.js'))) return false;
  if (!fs.existsSync(path.join(root, 'src'))) return true;
  try {
    return fs.readFileSync(path.join(root, STAMP), 'utf8') === fingerprint(root);
  } catch {
    return false;
  }
}

/** Keeps what the build was made from; taken before the build, so that a change meanwhile is built again. */
function keepStamp(root, made) {
  fs.writeFileSync(path.join(root, STAMP), made);
}

/** Runs the work while no other process of this folder does; the others wait. */
function alone(root, work) {
  const lock = path.join(root, 'node_modules', '.sanctions-build.lock');
  while (!taken(lock)) pause(100);
  try {
    return work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isAbandoned(lock)) fs.rmSync(lock, { force: true });
  return false;
}

function isAbandoned(lock) {
  let holder;
  try {
    holder = Number(fs.readFileSync(lock, 'utf8'));
  } catch {
    return false;
  }
  // The holder's number is written a moment after the file is made.
  if (!holder) return Date.now() - fs.statSync(lock).mtimeMs > 10000;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

module.exports = { alone, fingerprint, isBuilt, keepStamp };
