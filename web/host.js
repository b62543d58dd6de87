// The page around an embedded board: events for it, and its commands (docs/embedding.md). It gets nothing before it asks to
// connect, and from then on its origin is the only one that is listened and spoken to. boot.js loads this for embedded boards.
const mostInSecond = 20;
const longestCommand = 100;

const isPlain = (data) => typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype && 'switchbox' in data;

// Returns a function that counts messages: how many there were in the present second.
function createCounter() {
  let second = -1;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count;
  };
}

// `hosts`: the origins that may connect, all of one name; empty: any. `introduce` returns the first events as JSON, and `obey`
// the error in a command, '' if there is none.
export function createHost({ hosts, longest, say, introduce, obey }) {
  let origin = ''; // of the page that has connected
  const countMessage = createCounter();
  const send = (event) => window.parent.postMessage(event, origin);
  const refuse = (message) => send({ switchbox: 'error', message });

  // An opaque origin, "null", cannot be told from others.
  const mayConnect = (from) => from !== 'null' && from !== '' && hosts.every((host) => host === from);

  function connect(from) {
    if (!mayConnect(from)) return;
    origin = from;
    JSON.parse(introduce()).forEach(send);
  }

  function carryOut({ switchbox: command, code = '' }) {
    if (typeof command !== 'string' || typeof code !== 'string') return refuse(say('page.host.not-text'));
    if (command.length > longestCommand || code.length > longest) return refuse(say('page.host.too-long', longestCommand, longest));
    const problem = obey(command, code);
    if (problem) refuse(problem);
  }

  function read({ source, origin: from, data }) {
    if (source !== window.parent || !isPlain(data)) return;
    const asksToConnect = data.switchbox === 'connect';
    if (origin ? from !== origin : !asksToConnect) return;
    const count = countMessage();
    if (count > mostInSecond) {
      if (origin && count === mostInSecond + 1) refuse(say('page.host.too-many', mostInSecond));
      return;
    }
    if (asksToConnect) return connect(from);
    carryOut(data);
  }

  return {
    read,
    tell: (event) => origin && send(JSON.parse(event)),
  };
}
