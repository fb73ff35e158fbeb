// Registered as §7 records. It keeps nothing: every page and every answer comes from the network.
self.addEventListener('install', () => self.skipWaiting());
