import { expect, test } from 'vitest'
import { deviceOf } from '#app/staff/account/device.ts'

test.each([
  ['Windows NT 10.0; Win64; x64', 'Chrome/140.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Windows NT 10.0', 'Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['X11; CrOS x86_64', 'Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera', 'ChromeOS'],
  ['Linux; Android 15', 'SamsungBrowser/28.0 Chrome/130.0 Safari/537.36', 'Samsung Internet', 'Android'],
  ['X11; Linux x86_64; rv:140.0', 'Firefox/140.0', 'Firefox', 'Linux'],
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Version/18.0 Safari/604.1', 'Safari', 'iPhone'],
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'CriOS/140.0 Safari/604.1', 'Chrome', 'iPhone'],
  ['iPad; CPU OS 18_0 like Mac OS X', 'FxiOS/140.0 Safari/605.1', 'Firefox', 'iPad'],
  ['Macintosh; Intel Mac OS X 10_15_7', 'Version/18.0 Safari/605.1', 'Safari', 'macOS'],
])('the device of a browser on %s that is %s is %s on %s', (platform, engine, browser, system) => {
  expect(deviceOf(`Mozilla/5.0 (${platform}) AppleWebKit/537.36 ${engine}`)).toEqual({ browser, system })
})

test.each(['', 'curl/8.0', 'Linux'])('the device of "%s" is not known', (userAgent) => {
  expect(deviceOf(userAgent)).toBeUndefined()
})
