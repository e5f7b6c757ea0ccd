import { usePaidPlan } from '../../entities/session/use-paid-plan.ts';

/** What support asks first about a purchase: whether this browser shows signs of one. */
export function PlanNote() {
  const plan = usePaidPlan();
  return <>This browser: {plan ? `${plan} access found` : 'no purchase found'}.</>;
}
