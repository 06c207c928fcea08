/** Whether attacks run at full length (`npm run attack`), or as long as `npm test` has time for. */
export const isLong = process.env.ATTACK === 'whole'
