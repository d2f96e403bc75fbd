'use strict';
// Starts the service (`main`) or a command (`cli`), building first when the sources changed. It has to run in any Node.js, so as to
// say which one is needed, and without anything installed, so as to say how to install it.
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { clearInterval, setInterval } = require('timers');

const ROOT = path.dirname(__dirname);
const OLDEST_NODE = [20, 19];

function stop(sentence) {
  process.stderr.write(sentence + '\n');
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(
    'Node.js ' +
      OLDEST_NODE.join('.') +
      ' or later is needed, and this is ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org.',
  );
}

function checkInstalled() {
  if (fs.existsSync(path.join(ROOT, 'node_modules', '@nestjs', 'core'))) return;
  stop('The dependencies are not installed. Run "npm ci" in ' + ROOT + ' first.');
}

function build(state) {
  const compiler = path.join(ROOT, 'node_modules', '@nestjs', 'cli', 'bin', 'nest.js');
  if (!fs.existsSync(compiler)) {
    stop(
      'The service has to be built, and the build tools are not installed. Run "npm ci --include=dev" in ' +
        ROOT +
        ' first.',
    );
  }
  process.stderr.write('Building ...\n');
  const made = state.fingerprint(ROOT);
  const result = spawnSync(process.execPath, [compiler, 'build'], { cwd: ROOT, encoding: 'utf8' });
  if (result.status === 0) return state.keepStamp(ROOT, made);
  stop((result.stdout || '') + (result.stderr || '') + 'The build failed; nothing was started.');
}

function buildAlone(state, entry) {
  try {
    state.alone(ROOT, () => {
      // Another launch may have built it while this one waited.
      if (!state.isBuilt(ROOT, entry)) build(state);
    });
  } catch (error) {
    stop(
      'The service has to be built, and ' +
        ROOT +
        ' cannot be written (' +
        error.message +
        '). Run "npm run build" as its owner.',
    );
  }
}

/**
 * npm hands SIGTERM to its shell, and a shell that dies of it leaves us running, unknown to everybody. So when the shell of npm goes,
 * we go as if the signal had reached us.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Builds when the sources changed since the last build. */
function ensureBuilt(entry) {
  checkNode();
  checkInstalled();
  const state = require('./build-state.cjs');
  if (!state.isBuilt(ROOT, entry)) buildAlone(state, entry);
}

function launch(entry, args) {
  ensureBuilt(entry);
  stopWithNpm();
  // In this process, so that signals and the exit code are the service's own.
  process.argv = [process.execPath, path.join(ROOT, 'dist', 'src', entry + '.js')].concat(args);
  require('module').runMain();
}

module.exports = { ensureBuilt, launch };

if (require.main === module) {
  const entry = process.argv[2];
  if (entry !== 'main' && entry !== 'cli') stop('Usage: node scripts/launch.cjs main|cli [arguments]');
  else launch(entry, process.argv.slice(3));
}
