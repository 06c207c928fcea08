/** Whether attacks run at full length (`npm run attack`), or as long as `npm test` has time for. */
export const isLong = Number(process.env.ATTACK_RUNS ?? 0) >= 10_000
