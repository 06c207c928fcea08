import { expect, test } from 'vitest'
import { directionsOn, directionsTo } from './directions.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', /^geo:0,0\?q=7971/],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /^https:\/\/maps\.apple\.com\/\?daddr=7971/],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', /^https:\/\/www\.google\.com\/maps\/dir\//],
])('on %s directions open the device’s own map', (userAgent, way) => {
  expect(directionsOn(userAgent, directionsTo('7971 15e Avenue'))).toMatch(way)
})
