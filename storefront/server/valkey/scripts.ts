/**
 * Lua scripts for steps that must be atomic. Purges are numbered: a position is the number of a purge, and a page's
 * position is that of the last purge before its render.
 *
 * KEYS[1] in all scripts is a sorted set with the latest purge of each tag. Numbers start from the time of day, so that
 * they grow even if the set is lost. Two members are not tags: "!begin", the first position, and "!last", the latest
 * one.
 */

/** How many tags to remember. Pages older than a forgotten tag's purge count as purged. */
const mostTags = 100_000;
/** Entries in the stream. A storefront that has missed more cannot catch up. */
const mostEntries = 10_000;
/** Seconds after which the data of an abandoned shop is deleted. */
const abandoned = 86_400;

const lastPosition = `
local function lastPosition()
  local last = redis.call('zscore', KEYS[1], '!last')
  if not last then
    local time = redis.call('time')
    last = time[1] .. string.format('%06d', time[2])
    redis.call('zadd', KEYS[1], last, '!begin', last, '!last')
  end
  redis.call('expire', KEYS[1], ${abandoned})
  return string.format('%.0f', tonumber(last))
end
`;

const isPurged = `
local function isPurged(position, tags)
  local floor = redis.call('zrange', KEYS[1], 0, 0, 'withscores')[2]
  if not floor or tonumber(position) < tonumber(floor) then return true end
  for _, score in ipairs(redis.call('zmscore', KEYS[1], unpack(tags))) do
    if score and tonumber(score) > tonumber(position) then return true end
  end
  return false
end
`;

const now = `
local function now()
  local time = redis.call('time')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
`;

/** Returns the position of the last purge. */
export const positionScript = `${lastPosition}
return lastPosition()`;

/** Records a purge and returns its position. KEYS[2]: the stream. ARGV: the tags as JSON. */
export const purgeScript = `${lastPosition}
local before = lastPosition()
local position = string.format('%.0f', tonumber(before) + 1)
redis.call('zadd', KEYS[1], position, '!last')
for _, tag in ipairs(cjson.decode(ARGV[1])) do redis.call('zadd', KEYS[1], position, tag) end
local excess = redis.call('zcard', KEYS[1]) - ${mostTags}
if excess > 0 then redis.call('zremrangebyrank', KEYS[1], 0, excess - 1) end
redis.call('xadd', KEYS[2], 'maxlen', '~', ${mostEntries}, position .. '-0', 'after', before, 'tags', ARGV[1])
redis.call('expire', KEYS[2], ${abandoned})
return position`;

/**
 * Looks up a page. KEYS[2]: the page. KEYS[3]: its lease. ARGV: a token, the lease's milliseconds, and "1" to request
 * the lease even if there is a page to serve. Returns whether the lease was granted, followed by the page's age,
 * whether it was purged, its description and body.
 */
export const lookScript = `${isPurged}${now}
local page = redis.call('hmget', KEYS[2], 'at', 'position', 'tags', 'fresh', 'servable', 'about', 'body')
local age, purged, isFresh, isServable = 0, false, false, false
if page[1] then
  age = now() - page[1]
  purged = isPurged(page[2], cjson.decode(page[3]))
  isFresh = not purged and age < tonumber(page[4])
  isServable = age < tonumber(page[5])
end
local leased = false
if not isFresh and (ARGV[3] == '1' or not isServable) then
  leased = redis.call('set', KEYS[3], ARGV[1], 'nx', 'px', ARGV[2])
end
if not page[1] then return {leased and 1 or 0} end
return {leased and 1 or 0, age, purged and 1 or 0, page[6], page[7]}`;

/**
 * Stores a page unless it is outdated or older than the stored one, and returns whether it did. KEYS[2]: the page.
 * KEYS[3]: its lease. ARGV: the token; position and tags; how long the page is fresh, servable and kept; description
 * and body; how much longer to hold the lease.
 */
export const storeScript = `${isPurged}${now}
local stored = redis.call('hget', KEYS[2], 'position')
local isOutdated = isPurged(ARGV[2], cjson.decode(ARGV[3])) or (stored and tonumber(stored) > tonumber(ARGV[2]))
if not isOutdated then
  redis.call('hset', KEYS[2], 'at', now(), 'position', ARGV[2], 'tags', ARGV[3], 'fresh', ARGV[4], 'servable', ARGV[5],
    'about', ARGV[7], 'body', ARGV[8])
  redis.call('pexpire', KEYS[2], ARGV[6])
end
if redis.call('get', KEYS[3]) == ARGV[1] then
  if isOutdated or tonumber(ARGV[9]) <= 0 then redis.call('del', KEYS[3])
  else redis.call('pexpire', KEYS[3], ARGV[9]) end
end
return isOutdated and 0 or 1`;

/** Releases a lease. KEYS[2]: the page. KEYS[3]: its lease. ARGV: the token, and "1" to remove the page, too. */
export const releaseScript = `
if redis.call('get', KEYS[3]) == ARGV[1] then redis.call('del', KEYS[3]) end
if ARGV[2] == '1' then redis.call('del', KEYS[2]) end
return 1`;
