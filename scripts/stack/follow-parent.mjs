// Loaded into each child: when the program that started it is gone, however it ended, the child ends too.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
